/** Id of the form, as its image inputs are above the map, outside it. */
export const DRAW_AREA_FORM_ID = 'draw-area'
