/** Whose data a map is drawn from: the same words in every language. */
export function MapAttribution() {
  return (
    <p className="map-by">
      <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>, ODbL
    </p>
  )
}
