/**
 * Parses JSON of other systems.
 * @returns undefined for malformed JSON, and for NUL or unpaired surrogates, which the database cannot store
 */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json, (_key, value) => {
      if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value)))
        throw new SyntaxError('a text that the database cannot hold')
      return value
    })
  } catch {
    return undefined
  }
}
