import lucide from '@iconify-json/lucide/icons.json';
import { expect, test } from 'vitest';
import { isDrawing } from './is-drawing';

test('a whole set of icons that only draw is taken', () => {
  const bodies = Object.values(lucide.icons).map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(1_000);
  expect(bodies.filter((body) => !isDrawing(body))).toEqual([]);
});

test.each([
  '<path d="M0 0h9" fill="currentColor"/>',
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
  '<g clip-path="url(#c)"> <circle cx="1" cy="1" r="1"/> </g>',
])('%s draws', (body) => {
  expect(isDrawing(body)).toBe(true);
});

test.each([
  '</svg><img src="x"onerror=alert(1)>',
  '</svg><meta http-equiv=refresh content="0;url=//evil.example">',
  '<animate dur="1s"onbegin=alert(1)>',
  '<path d="M0 0"><animate attributeName="d" dur="1s" onbegin="alert(1)"/></path>',
  '<script>alert(1)</script>',
  '<style>*{display:none}</style>',
  '<a href="https://evil.example"><path d="M0 0"/></a>',
  '<use href="#x"/>',
  '<image href="//evil.example/x"/>',
  '<foreignObject><form action="//evil.example"></form></foreignObject>',
  '<path d="M0 0" style="position:fixed"/>',
  '<path d="M0 0" onclick="alert(1)"/>',
  '<path d="M0 0" class="overlay"/>',
  '<path fill="url(//evil.example/a)" d="M0 0"/>',
  '<path fill="url(https&#58;//evil.example)" d="M0 0"/>',
  '<path d=M0/>',
  '<path d="M0 0">',
  '<g></path></g>',
  '</g>',
  '<path d="M0 0"/>text',
  '<!--x--><path d="M0 0"/>',
  '<PATH d="M0 0"/>',
])('%s is not taken', (body) => {
  expect(isDrawing(body)).toBe(false);
});
