import { House } from './house'
import { IllustrationFrame } from './illustration-frame'

export function AppraisalIllustration() {
  return (
    <IllustrationFrame>
      <House x={36} y={62} scale={2.3} />
      <path className="a-frame" d="M36 262h221M36 252v20M257 252v20" />
      <path className="a-edge-fill" d="M80 256h3v6h-3zM124 256h3v6h-3zM168 256h3v6h-3zM212 256h3v6h-3z" />
      <rect className="a-raised a-edge" x="286" y="44" width="158" height="222" rx="10" />
      <path className="a-ink" d="M308 70h84v12h-84z" />
      <path className="a-line" d="M308 98h114v8H308zM308 114h114v8H308zM308 130h82v8h-82z" />
      <rect className="a-pine-wash" x="308" y="152" width="114" height="36" rx="6" />
      <path className="a-pine" d="M322 165h62v10h-62z" />
      <circle className="a-brick-wash" cx="394" cy="228" r="28" />
      <circle className="a-frame" cx="394" cy="228" r="22" />
      <path className="a-brick" d="m383 228 8 9 15-17 4 4-19 22-12-14z" />
      <path className="a-line" d="M308 214h52v8h-52zM308 232h40v8h-40z" />
    </IllustrationFrame>
  )
}
