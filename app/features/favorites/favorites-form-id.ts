/** The id of the one form that all hearts and hiding buttons of a page belong to: one for each would double the page. */
export const FAVORITES_FORM_ID = 'keeping'
