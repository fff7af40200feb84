/** Redacts ids that give access, such as a questionnaire's. */
export function redactPath(path: string): string {
  return path.replace(/(\/evaluation\/questionnaire\/)[^/.]+/i, '$1{id}')
}
