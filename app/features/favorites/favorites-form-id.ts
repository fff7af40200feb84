/** Id of the one form for all hearts and hide buttons of a page: a form for each would double the page. */
export const FAVORITES_FORM_ID = 'keeping'
