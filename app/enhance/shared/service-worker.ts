/** Registers the service worker, or returns the registered one. Rejects if the browser forbids it. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register('/sw.js')
}
