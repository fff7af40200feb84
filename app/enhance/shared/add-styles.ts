/** Adds styles of a part that few visitors open, which the page's own sheet lacks. */
export function addStyles(styles: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  // Older browsers freeze the list.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
