import type { BaseMapDrawing } from './base-map-drawing.server'

export function BaseMapLayers({ base: { layers, stations, labels } }: { base: BaseMapDrawing }) {
  return (
    <g aria-hidden>
      {layers.map(({ className, d, width }) => (
        <path key={className} className={className} d={d} strokeWidth={width} />
      ))}
      {[1, 2].map((track) => {
        const circles = stations.filter((station) => station.track === track)
        if (circles.length === 0) return null
        return (
          <path
            key={track}
            className={`m-metro m-metro${track}`}
            d={circles.map(({ at: [x, y] }) => `M${x - 7} ${y}a7 7 0 1 0 14 0a7 7 0 1 0-14 0`).join('')}
          />
        )
      })}
      {stations.length > 0 ? (
        <text
          className="m-m"
          x={stations.map(({ at }) => at[0]).join(' ')}
          y={stations.map(({ at }) => at[1] + 3).join(' ')}
        >
          {'M'.repeat(stations.length)}
        </text>
      ) : null}
      {labels.map(({ text, at: [x, y] }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  )
}
