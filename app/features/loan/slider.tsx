interface SliderProps {
  /** The id of the field that is sent; the slider moves with it. */
  mirrors: string
  label: string
  value: number
  min: number
  max: number
}

/** For fingers, and shown by script alone: without it nothing would tie the slider to its field. */
export function Slider({ mirrors, label, value, min, max }: SliderProps) {
  return (
    <input
      type="range"
      className="slide"
      aria-label={label}
      data-mirrors={mirrors}
      defaultValue={value}
      min={min}
      max={max}
      step={1}
    />
  )
}
