import sheet from './map-screen.css?url'

/** Links the style sheet, loaded only with the map of a search. */
export function MapScreenStylesheet() {
  return <link rel="stylesheet" href={sheet} />
}
