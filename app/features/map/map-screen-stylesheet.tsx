import sheet from './map-screen.css?url'

/** Loaded only with the map of a search. */
export function MapScreenStylesheet() {
  return <link rel="stylesheet" href={sheet} />
}
