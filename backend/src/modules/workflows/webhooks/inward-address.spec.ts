import { isInwardAddress } from './inward-address.js';

describe('an address that plainly leads inwards', () => {
  it.each([
    'http://localhost/x',
    'http://LOCALHOST.:8080/',
    'http://api.localhost/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://2130706433/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest',
    'http://100.64.0.1/',
    'http://１２７.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:1::1]/',
    'http://[fd12::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
  ])('%s', (url) => {
    expect(isInwardAddress(url)).toBe(true);
  });

  it.each([
    'https://example.com/hook',
    'https://localhost.example.com/',
    'https://1.1.1.1/',
    'https://172.32.0.1/',
    'https://[2606:4700:4700::1111]/',
  ])('isn’t %s', (url) => {
    expect(isInwardAddress(url)).toBe(false);
  });
});
