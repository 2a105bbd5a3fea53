throw new Error('no test can be read');
