interface ActDetails {
  text?: string | undefined
  key: string | undefined
}

/** Fields of an operator's act. Safe to repeat with the same key; 409 if its subject no longer allows it. */
export function toActFields({ text = '', key }: ActDetails) {
  return { text, idempotency_key: key || undefined }
}
