/** Records, for all scripts of this page, that the user has signed out. */
export function markSignedOut(): void {
  document.body.dataset.signedOut = ''
}

export function isSignedOut(): boolean {
  return document.body.dataset.signedOut !== undefined
}
