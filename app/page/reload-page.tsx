import { useEffect } from 'react'

/** Stands for every plain page in the bundle for browsers: a hydrated page that leads to one loads it anew. */
export default function ReloadPage() {
  useEffect(() => location.reload(), [])
  return null
}
