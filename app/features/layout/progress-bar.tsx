import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** Shown only when a page takes longer than this, in milliseconds. */
const SHOW_DELAY_MS = 200

/** The bar over a hydrated page while the next one is on its way; plain documents have the browser's own. */
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
  return shown ? <div className="progress" role="progressbar" aria-busy="true" /> : null
}
