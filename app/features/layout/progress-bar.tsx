import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** In milliseconds. */
const SHOW_DELAY_MS = 200

/** For hydrated pages; plain documents have the browser's own progress. */
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
