interface ActDetails {
  text?: string | undefined
  key: string | undefined
}

/**
 * Fields of an operator's act. Safe to repeat with the same key; 409 if its subject no longer allows it.
 * A button without a text has no key and can be pressed again later: its effect is the same.
 */
export function toActFields({ text, key }: ActDetails) {
  return { text: text ?? '', idempotency_key: text === undefined ? undefined : key || undefined }
}
