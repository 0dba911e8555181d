const split = (text: string): string[] => text.trim().split(/\s+/);

/** Beside the published list: runs over the keyboard and the like, which grow faster than any list. */
export const MORE_PASSWORDS = split(`
  zaq1zaq1 qwerty1q qwerty1qwerty 12345a12 x1234567 aaa111222 111aaa111 ww123456 ss123456 cc123456 dd123456 ok123456
  abc123123 123123abc 321654qwe 147258abc 159753qwe 741852963a 987654321q thx11381 sum41sum mj232323 area51area
  test1test admin1admin pass@word1
`);

/** Words that people add a number to, which are common here and now, or grew so since the list was gathered. */
export const MORE_WORDS = split(`
  senha contrasena motdepasse wachtwoord qwertz abc abcd abcde abcdef abcdefg abcdefgh administrator root login
  helloworld gmail yahoo hotmail facebook instagram tiktok minecraft fortnite roblox linux ubuntu mysql postgres
  raspberry messi kobe god ilovejesus office phuket chiangmai siam thai sawasdee sabaidee temporary zxczxc
  qwe asd zxc aaaa aaaaaa xxxxxx aa qq
`);
