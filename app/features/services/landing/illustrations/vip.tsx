import { House } from './house'
import { IllustrationFrame } from './illustration-frame'

export function VipIllustration() {
  return (
    <IllustrationFrame>
      <PaleCard y={166} />
      <PaleCard y={242} />
      <rect className="a-raised a-edge" x="40" y="34" width="400" height="116" rx="12" />
      <rect className="a-amber" x="40" y="34" width="8" height="116" rx="4" />
      <House x={64} y={52} scale={1.1} />
      <path className="a-ink" d="M190 60h112v14H190z" />
      <path className="a-line" d="M190 88h206v9H190zM190 106h150v9H190zM190 124h92v8h-92z" />
      <rect className="a-amber" x="356" y="52" width="66" height="28" rx="6" />
      <path
        className="a-on-amber"
        d="m389 57 2.7 5.6 6.2.8-4.5 4.2 1.2 6.1-5.6-3-5.6 3 1.2-6.1-4.5-4.2 6.2-.8z"
      />
    </IllustrationFrame>
  )
}

function PaleCard({ y }: { y: number }) {
  return (
    <g className="a-faint">
      <rect className="a-raised" x="64" y={y} width="352" height="62" rx="10" />
      <rect className="a-line" x="76" y={y + 10} width="62" height="42" rx="5" />
      <path
        className="a-line"
        d={`M152 ${y + 14}h84v9h-84zM152 ${y + 32}h180v7H152zM152 ${y + 46}h120v6H152z`}
      />
    </g>
  )
}
