import { readData } from './shared/element-data'

/**
 * Stores the values of a page in browser storage under the names that the page gives. Full or blocked storage
 * is ignored.
 */
export default function keepInStorage(element: HTMLElement): void {
  const values: Record<string, string> = JSON.parse(readData(element, 'storage').storage)
  try {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  } catch {
    // The page works without it.
  }
}
