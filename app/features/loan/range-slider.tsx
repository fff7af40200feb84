interface RangeSliderProps {
  /** The id of the field that is sent; the slider moves with it. */
  inputId: string
  label: string
  value: number
  min: number
  max: number
}

/** For fingers, and shown by script alone: without it nothing would tie the slider to its field. */
export function RangeSlider({ inputId: mirrors, label, value, min, max }: RangeSliderProps) {
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
