/**
 * True if the browser supports cascade layers. Otherwise it shows the page by the plain style sheet, and
 * elements added by scripts would be unstyled.
 */
export const appliesStyleSheets = 'CSSLayerBlockRule' in window
