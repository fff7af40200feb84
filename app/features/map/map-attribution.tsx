export function MapAttribution() {
  return (
    <p className="map-by">
      <a href="https://openmaptiles.org/">© OpenMapTiles</a>{' '}
      <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>
    </p>
  )
}
