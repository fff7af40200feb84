/** Parses degrees of latitude or longitude in plain decimals; undefined for other texts. */
export function parseDegrees(text: string): number | undefined {
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined
}
