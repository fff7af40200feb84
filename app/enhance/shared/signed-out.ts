/** Tells scripts of this page that nobody is signed in any more, until the next page comes. */
export function markSignedOut(): void {
  document.body.dataset.signedOut = ''
}

export function isSignedOut(): boolean {
  return document.body.dataset.signedOut !== undefined
}
