import { IllustrationFrame } from './illustration-frame'

export function PhotoIllustration() {
  return (
    <IllustrationFrame>
      <g transform="translate(60 34) scale(.75)">
        <Room />
      </g>
      <path className="a-frame" d="M48 74V26h52M380 26h52v48M432 234v48h-52M100 282H48v-48" />
      <circle className="a-raised a-edge" cx="240" cy="262" r="34" />
      <path className="a-ink" d="M218 252h10l4-6h16l4 6h10v24h-44z" />
      <circle className="a-raised" cx="240" cy="264" r="8" />
    </IllustrationFrame>
  )
}

export function GoodPhotoIllustration() {
  return (
    <IllustrationFrame>
      <g transform="translate(20 16) scale(.917 .9)">
        <Room />
      </g>
    </IllustrationFrame>
  )
}

export function BadPhotoIllustration() {
  return (
    <IllustrationFrame>
      <clipPath id="bad-photo">
        <rect x="20" y="16" width="440" height="288" />
      </clipPath>
      <g clipPath="url(#bad-photo)">
        <g transform="rotate(-8 240 160) translate(-90 -30) scale(1.2)">
          <Room />
          <path className="a-brick-2" d="m250 268 34-10 12 22-40 8zM150 262l22-14 20 10-8 18z" />
          <path className="a-edge-fill" d="M206 250h26v26h-26zM330 240l40 8-10 30-34-10z" />
        </g>
        <rect className="a-dusk" x="20" y="16" width="440" height="288" />
      </g>
    </IllustrationFrame>
  )
}

/** Drawing of 480 × 320; always in daylight, whatever the colour scheme. */
function Room() {
  return (
    <g className="day">
      <path className="a-paper" d="M0 0h480v230H0z" />
      <path className="a-floor" d="M0 230h480v90H0z" />
      <rect className="a-river-wash" x="150" y="40" width="180" height="120" rx="3" />
      <path className="a-pine-wash" d="M150 132q40-28 84-10t96-12v50H150z" />
      <path className="a-window" d="M150 40h180v120H150zM240 40v120M150 92h180" />
      <path className="a-brick-wash" d="M120 30h34v146h-34zM326 30h34v146h-34z" />
      <rect className="a-pine" x="120" y="176" width="220" height="54" rx="10" />
      <rect className="a-pine-2" x="106" y="206" width="248" height="44" rx="10" />
      <path className="a-amber" d="M150 190h36v28h-36zM270 190h36v28h-36z" />
      <path className="a-ink" d="M420 120h4v126h-4zM402 244h40v6h-40z" />
      <path className="a-amber" d="m400 120 10-36h24l10 36z" />
      <path className="a-brick" d="M40 214h44l-6 40H46z" />
      <path
        className="a-pine"
        d="M62 214c-30-14-34-50-22-64 14 10 22 34 22 64zm0 0c30-14 34-50 22-64-14 10-22 34-22 64z"
      />
      <ellipse className="a-line" cx="230" cy="284" rx="130" ry="18" />
    </g>
  )
}
