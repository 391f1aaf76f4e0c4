// SPDX-License-Identifier: Apache-2.0
//! The words of `run`.

pub struct Options {
    pub message: String,
    pub operation: String,
    pub path: String,
    pub form: String,
    pub set: String,
    pub raw: Option<String>,
    pub emit: Option<String>,
    pub warmup: usize,
    pub samples: usize,
    pub batch: usize,
    pub flush: bool,
}

const COUNT_MAX: usize = 100_000_000;

impl Options {
    pub fn read(words: &[String]) -> Result<Options, String> {
        let none = String::new;
        let mut options = Options {
            message: none(),
            operation: none(),
            path: none(),
            form: none(),
            set: none(),
            raw: None,
            emit: None,
            warmup: 5000,
            samples: 50000,
            batch: 32,
            flush: false,
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if word == "--flush" {
                options.flush = true;
                continue;
            }
            let value = words.next().ok_or_else(|| format!("{} without a value", word))?;
            let count = |least: usize| match value.parse() {
                Ok(count) if (least..=COUNT_MAX).contains(&count) => Ok(count),
                _ => Err(format!("{} {}: not a number in range", word, value)),
            };
            match word.as_str() {
                "--message" => options.message = value.clone(),
                "--operation" => options.operation = value.clone(),
                "--path" => options.path = value.clone(),
                "--form" => options.form = value.clone(),
                "--set" => options.set = value.clone(),
                "--raw" => options.raw = Some(value.clone()),
                "--emit" => options.emit = Some(value.clone()),
                "--warmup" => options.warmup = count(0)?,
                "--samples" => options.samples = count(1)?,
                "--batch" => options.batch = count(1)?,
                _ => return Err(format!("no option {}", word)),
            }
        }
        if options.form == "single" {
            options.batch = 1;
        }
        if [&options.message, &options.operation, &options.path, &options.form, &options.set].iter().any(|word| word.is_empty()) {
            return Err("--message, --operation, --path, --form and --set are needed".to_string());
        }
        Ok(options)
    }
}
