const answers = new WeakSet<object>()

/** Marks the answer to a guest, or to somebody whose session has ended, who has to sign in first. */
export function markSignInRequired(answer: Response): Response {
  answers.add(answer)
  return answer
}

export function isSignInRequired(answer: unknown): answer is Response {
  return answer instanceof Response && answers.has(answer)
}
