/** All hearts and hide buttons of a page belong to one form: a form each would double the page. */
export const FAVORITES_FORM_ID = 'keeping'
