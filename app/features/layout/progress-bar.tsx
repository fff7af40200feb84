import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Delay before the bar is shown, in milliseconds. */
const SHOW_DELAY_MS = 200

/** Renders a progress bar for hydrated pages; plain documents have the browser's own. */
export function ProgressBar() {
  const { t } = useTranslation('layout')
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
  return shown ? <div className="progress" role="progressbar" aria-label={t('loading')} /> : null
}
