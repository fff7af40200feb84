import { IllustrationFrame } from './illustration-frame'

const COLUMNS = [0, 1, 2, 3, 4]
const ROWS = [0, 1, 2, 3]

export function RegistryVisitIllustration() {
  return (
    <IllustrationFrame>
      <path className="a-river-wash" d="M252 214q0-92 92-92t92 92z" />
      <path className="a-brick" d="M240 206h208v10H240z" />
      <path className="a-paper" d="M256 216h176v72H256z" />
      <path className="a-brick-2" d="M266 216h8v72h-8zM300 216h8v72h-8zM380 216h8v72h-8zM414 216h8v72h-8z" />
      <path className="a-pine" d="M326 288v-42a18 18 0 0 1 36 0v42z" />
      <path className="a-edge-fill" d="M236 288h216v6H236z" />
      <rect className="a-raised a-edge" x="36" y="38" width="216" height="196" rx="12" />
      <path className="a-brick" d="M48 38h192a12 12 0 0 1 12 12v24H36V50a12 12 0 0 1 12-12z" />
      <path className="a-raised" d="M60 51h76v10H60z" />
      {ROWS.map((row) =>
        COLUMNS.map((column) => (
          <rect
            key={`${row}${column}`}
            className={
              row === 2 && column === 3 ? 'a-pine' : (row + column) % 3 === 0 ? 'a-line' : 'a-pine-wash'
            }
            x={54 + column * 37}
            y={88 + row * 35}
            width="30"
            height="26"
            rx="5"
          />
        )),
      )}
      <path className="a-on-pine" d="m172 170 6 7 11-12 2 2-13 15-8-10z" />
    </IllustrationFrame>
  )
}
