/** Placeholder for a listing's photo, 96 × 72. */
export function House({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <rect className="a-river-wash" width="96" height="72" rx="6" />
      <path className="a-pine-wash" d="M0 58q24-10 48-6t48-2v16a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" />
      <path className="a-brick" d="M20 32 48 14l28 18z" />
      <path className="a-paper" d="M24 32h48v34H24z" />
      <path
        className="a-brick-2"
        d="M20 44h56v3H20zM24 47h2v9h-2zM34 47h2v9h-2zM44 47h2v9h-2zM54 47h2v9h-2z"
      />
      <path className="a-brick-2" d="M20 56h40v2H20zM64 47h2v9h-2zM70 47h2v19h-2z" />
      <path className="a-river" d="M29 36h8v7h-8zM44 36h8v7h-8zM59 36h8v7h-8z" />
      <path className="a-pine" d="M62 56h8v10h-8zM82 66V50h2v16z" />
      <circle className="a-pine" cx="83" cy="44" r="9" />
    </g>
  )
}
