/** The pictures to press stand above the map, apart from their form. */
export const DRAW_AREA_FORM_ID = 'draw-area'
