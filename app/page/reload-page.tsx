import { useEffect } from 'react'

/** Replaces plain pages in the bundle for browsers. A hydrated page that leads to one reloads. */
export default function ReloadPage() {
  useEffect(() => location.reload(), [])
  return null
}
