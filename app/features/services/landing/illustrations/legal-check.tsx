import { House } from './house'
import { IllustrationFrame } from './illustration-frame'

export function LegalCheckIllustration() {
  return (
    <IllustrationFrame>
      <circle className="a-raised" cx="156" cy="142" r="104" />
      <House x={60} y={72} scale={2} />
      <circle className="a-frame" cx="156" cy="142" r="104" />
      <path className="a-brick" d="m226 222 12-12 56 56a9 9 0 0 1-12 12z" />
      <CheckMark y={52} isGood />
      <CheckMark y={112} isGood />
      <CheckMark y={172} />
      <CheckMark y={232} isGood />
    </IllustrationFrame>
  )
}

function CheckMark({ y, isGood }: { y: number; isGood?: boolean }) {
  return (
    <g transform={`translate(312 ${y})`}>
      <rect className="a-raised a-edge" width="136" height="44" rx="8" />
      <circle className={isGood ? 'a-pine' : 'a-amber'} cx="24" cy="22" r="12" />
      {isGood ? (
        <path className="a-on-pine" d="m18 22 5 5 8-9 2 2-10 11-7-7z" />
      ) : (
        <path className="a-on-amber" d="M22 14h4v10h-4zM22 27h4v4h-4z" />
      )}
      <path className="a-ink" d="M46 12h62v7H46z" />
      <path className="a-line" d="M46 26h74v6H46z" />
    </g>
  )
}
