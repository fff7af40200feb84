import tsconfigPaths from 'vite-tsconfig-paths'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: [
      '{app,backend,server,scripts,locales}/**/*.test.{ts,tsx}',
      'tests/{contract,faults}/**/*.test.ts',
    ],
    globalSetup: 'tests/global-setup.ts',
    // By itself vitest leaves one processor idle, which of two is half of the time.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
