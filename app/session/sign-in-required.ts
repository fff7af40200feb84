const answers = new WeakSet<object>()

/** Marks the response to a guest, or a user whose session has expired, who has to sign in first. */
export function markSignInRequired(answer: Response): Response {
  answers.add(answer)
  return answer
}

export function isSignInRequired(answer: unknown): answer is Response {
  return answer instanceof Response && answers.has(answer)
}
