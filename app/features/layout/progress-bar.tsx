import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** In milliseconds. */
const SHOW_DELAY_MS = 200

/** For hydrated pages; plain documents have the browser's own progress. To be seen: what waits says so by `aria-busy`. */
export function ProgressBar() {
  const busy = useNavigation().state !== 'idle'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!busy) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(true), SHOW_DELAY_MS)
    return () => clearTimeout(timer)
  }, [busy])
  return shown ? <div className="progress" aria-hidden="true" /> : null
}
