/** Cascade layers: where they are missing, a page is shown by the plain sheet, and what scripts add would have no style. */
export const appliesStyleSheets = 'CSSLayerBlockRule' in window
