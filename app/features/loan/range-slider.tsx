interface RangeSliderProps {
  inputId: string
  label: string
  value: number
  min: number
  max: number
}

/** Renders a slider, shown only by script, which connects it to its field. */
export function RangeSlider({ inputId: mirrors, label, value, min, max }: RangeSliderProps) {
  return (
    <input
      type="range"
      id={`${mirrors}-slider`}
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
