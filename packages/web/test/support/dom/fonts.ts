/** The fonts of a document, which fields that grow with their text listen to. None is ever loaded. */
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
