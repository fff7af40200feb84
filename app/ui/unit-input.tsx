import type { InputHTMLAttributes } from 'react'

export function UnitInput({
  unit,
  ...input
}: { unit?: string | undefined } & InputHTMLAttributes<HTMLInputElement>) {
  const box = <input type="text" {...input} className="input" />
  if (!unit) return box
  return (
    <span className="unit">
      {box}
      <span aria-hidden="true">{unit}</span>
    </span>
  )
}
