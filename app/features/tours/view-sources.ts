import type { RoomView } from '~/upstream/tours.server'

/** Returns the files; light mode gets only narrow ones. */
export function viewSources({ files }: RoomView, { lightMode }: { lightMode: boolean }) {
  const narrowest = Math.min(...files.map(({ width }) => width))
  const offered = lightMode ? files.filter(({ width }) => width === narrowest) : files
  const of = (wanted: string) => {
    const some = offered.filter(({ format }) => format === wanted)
    return some.length > 0 && some.map(({ src, width }) => `${src} ${width}w`).join(', ')
  }
  const [avif, webp] = [of('avif'), of('webp')]
  return { src: findWidest(offered), ...(avif && { avif }), ...(webp && { webp }) }
}

/** Returns the largest file in a universally supported format. */
export function largestViewFile({ files }: RoomView): string {
  return findWidest(files)
}

function findWidest(files: RoomView['files']): string {
  const readable = files.filter(({ format }) => format !== 'avif')
  return (readable.length > 0 ? readable : files).toSorted((a, b) => b.width - a.width)[0]?.src ?? ''
}
