/** Derives the seed of a statement's drawings from its number. */
export function toStatementSeed(number: number): string {
  return `s${number.toString(36)}`
}

/** Returns undefined for the seeds of other pictures. */
export function parseStatementNumber(seed: string): number | undefined {
  const number = Number.parseInt(seed.slice(1), 36)
  return number > 0 && toStatementSeed(number) === seed ? number : undefined
}
