// A mid-range phone in a mobile network, and what it notices.

/** 1.6 Mbit/s and 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** So much slower than this machine's processor. */
const CPU_SLOWDOWN = 4;

/** Runs in the page before any of its own code. */
function watch() {
  const seen = { lcp: 0, fcp: 0, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration]);
  });
}

/** A page of a fresh context with the phone's network and processor. */
export async function openPhone(browser, { throttled = true, sparing = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (throttled) {
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  const traffic = { bytes: 0, script: 0, requests: 0 };
  const scripts = new Set();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (scripts.has(requestId)) traffic.script += encodedDataLength;
  });
  await page.addInitScript(watch);
  if (sparing) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  }
  return { context, page, traffic };
}
