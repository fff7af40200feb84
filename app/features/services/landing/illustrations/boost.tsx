import { House } from './house'
import { IllustrationFrame } from './illustration-frame'

export function BoostIllustration() {
  return (
    <IllustrationFrame>
      <path
        className="a-thread"
        d="M240 160 84 84M240 160 66 214M240 160l168-78M240 160l180 58M240 160 130 284M240 160l118 122"
      />
      <Person x={84} y={84} />
      <Person x={66} y={214} />
      <Person x={408} y={82} isTaken />
      <Person x={420} y={218} />
      <Person x={130} y={282} isTaken />
      <Person x={358} y={282} isTaken />
      <rect className="a-ink" x="166" y="22" width="148" height="276" rx="22" />
      <rect className="a-paper" x="174" y="34" width="132" height="252" rx="14" />
      <circle className="a-brick" cx="194" cy="56" r="9" />
      <path className="a-line" d="M210 48h62v7h-62zM210 60h40v6h-40z" />
      <House x={180} y={78} scale={1.25} />
      <path className="a-ink" d="M182 184h70v11h-70z" />
      <path className="a-line" d="M182 204h114v7H182zM182 218h86v7h-86z" />
      <rect className="a-pine" x="182" y="240" width="114" height="30" rx="8" />
      <path className="a-on-pine" d="M206 252h66v6h-66z" />
    </IllustrationFrame>
  )
}

function Person({ x, y, isTaken }: { x: number; y: number; isTaken?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={isTaken ? 'a-pine-wash a-pine-edge' : 'a-raised a-edge'} r="26" />
      <circle className={isTaken ? 'a-pine' : 'a-edge-fill'} cy="-6" r="7" />
      <path className={isTaken ? 'a-pine' : 'a-edge-fill'} d="M-13 14a13 11 0 0 1 26 0z" />
    </g>
  )
}
