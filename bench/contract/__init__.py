"""The contract in Python: data sets, expectations, mutations, and an independent reference that checks them."""
